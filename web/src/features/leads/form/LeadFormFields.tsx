import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { leadSources } from "@salvia/domain/lead/lead";
import type { LeadKeyType } from "@salvia/domain/lead/leadUniqueKeys";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { LeadFormValues } from "@salvia/domain/lead/leadForm";

import { FormText } from "./FormText.tsx";
import {
  DuplicateLeadNotice,
  NoticeActions,
  type DuplicateLeadNoticeProps,
} from "./DuplicateLeadNotice.tsx";
import type { Household } from "../writes/leadDraft.ts";
import { withNationalPhone } from "./nationalPhone.ts";
import { PlanChoice } from "./PlanChoice.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { CountryOptions } from "../../../ui/fields/CountryOptions.tsx";

/** The fields of the lead form. The source of an existing lead is shown but cannot be edited. */
export function LeadFormFields({
  onShare,
  ...props
}: Omit<DuplicateLeadNoticeProps, "type" | "onShare"> & {
  onShare: (household: Household | undefined) => void;
}) {
  const { t } = useTranslation("leads");
  const { draft } = props;
  const household = draft.kind === "create" ? draft.household : undefined;
  const { getValues, setValue } = useFormContext<LeadFormValues>();
  const fixedSource = draft.kind === "edit" ? draft.base.source : null;
  const known = (type: LeadKeyType) => (
    <Box sx={{ gridColumn: "1 / -1", "&:empty": { display: "none" } }}>
      <DuplicateLeadNotice {...{ type, onShare }} {...props} />
    </Box>
  );

  /** Splits a pasted international number into its country code and the rest. */
  function showAsNational() {
    const typed = getValues();
    const { phoneCountry, phone } = withNationalPhone(typed);
    if (phone === typed.phone) return;
    setValue("phoneCountry", phoneCountry);
    setValue("phone", phone, { shouldValidate: true });
  }

  return (
    <>
      <Group legend={t("form.person")} columns="1fr 1fr">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a form dialog opens on its field */}
        <FormText name="firstName" label={t("form.firstName")} autoFocus />
        <FormText name="lastName" label={t("form.lastName")} />
      </Group>
      <Group legend={t("form.contact")} hint={t("form.contactHint")} columns="5fr 7fr">
        <Box sx={{ gridColumn: "1 / -1" }}>
          <FormText name="email" type="email" label={t("form.email")} />
        </Box>
        {known("email")}
        <CountrySelect
          name="phoneCountry"
          label={t("form.phoneCountry")}
          callingCodes
          affects={["phone"]}
        />
        <FormText
          name="phone"
          type="tel"
          label={t("form.phone")}
          hint={t("form.phoneHint")}
          affects={["email"]}
          onLeave={showAsNational}
        />
        {known("phone")}
        {household === undefined ? null : (
          <Box sx={{ gridColumn: "1 / -1" }}>
            <Notice severity="success">
              <div>{t("form.household", { name: household.name })}</div>
              <NoticeActions>
                <Button color="inherit" size="small" onClick={() => onShare(undefined)}>
                  {t("form.leaveHousehold")}
                </Button>
              </NoticeActions>
            </Notice>
          </Box>
        )}
      </Group>
      <Group legend={t("form.plan")}>
        <PlanChoice />
      </Group>
      <Group legend={t("form.document")} hint={t("form.documentHint")} columns="1fr 1fr">
        <CountrySelect
          name="documentCountry"
          label={t("form.documentCountry")}
          affects={["documentNumber"]}
        />
        <FormText
          name="documentType"
          label={t("form.documentType")}
          affects={["documentNumber"]}
          select
          slotProps={{ select: { native: true } }}
        >
          {documentTypes.map((type) => (
            <option key={type} value={type}>
              {t(`form.documentTypes.${type}`)}
            </option>
          ))}
        </FormText>
        <Box sx={{ gridColumn: "1 / -1" }}>
          <FormText name="documentNumber" label={t("form.documentNumber")} />
        </Box>
        {known("document")}
      </Group>
      <Group legend={t("form.origin")}>
        {fixedSource === null ? (
          <FormText
            name="source"
            label={t("form.source")}
            select
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{t("form.choose")}</option>
            {leadSources.map((source) => (
              <option key={source} value={source}>
                {t(`source.${source}`)}
              </option>
            ))}
          </FormText>
        ) : (
          <Typography>
            {t(`source.${fixedSource}`)}
            <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
              {" · "}
              {t("form.sourceFixed")}
            </Typography>
          </Typography>
        )}
      </Group>
    </>
  );
}

/** A group of related fields, whose name is announced with each field. */
function Group({
  legend,
  hint,
  columns = "1fr",
  children,
}: {
  legend: string;
  hint?: string;
  columns?: string;
  children: ReactNode;
}) {
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h5" sx={{ padding: 0, marginBottom: 0.5 }}>
        {legend}
      </Typography>
      {hint === undefined ? null : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          marginTop: 1.5,
          alignItems: "start",
          gridTemplateColumns: { xs: "1fr", sm: columns },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

type CountrySelectProps = {
  name: "phoneCountry" | "documentCountry";
  label: string;
  /** Whether to show the calling codes. */
  callingCodes?: boolean;
  affects: readonly (keyof LeadFormValues)[];
};

/** Select for the country of a phone number or an identity document. */
function CountrySelect({ callingCodes = false, ...props }: CountrySelectProps) {
  return (
    <FormText {...props} select slotProps={{ select: { native: true } }}>
      <CountryOptions callingCodes={callingCodes} />
    </FormText>
  );
}
