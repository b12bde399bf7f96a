import Box from "@mui/material/Box";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { leadSources } from "@salvia/domain/lead/lead";
import type { LeadKeyType } from "@salvia/domain/lead/leadUniqueKeys";
import { memo, useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LeadFormValues, LeadProblem } from "@salvia/domain/lead/leadForm";

import {
  DuplicateLeadNotice,
  NoticeActions,
  type DuplicateLeadNoticeProps,
} from "./DuplicateLeadNotice.tsx";
import type { Household } from "../writes/leadDraft.ts";
import { withNationalPhone } from "./nationalPhone.ts";
import { PlanChoice } from "./PlanChoice.tsx";
import type { LeadForm } from "./useLeadForm.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { CountryOptions } from "../../../ui/fields/CountryOptions.tsx";

/** The fields of the lead form. The source of an existing lead is shown but cannot be edited. */
export function LeadFormFields({
  form,
  draft,
  onOpen,
  onShare,
}: Pick<DuplicateLeadNoticeProps, "draft" | "onOpen"> & {
  form: LeadForm;
  onShare: (household: Household | undefined) => void;
}) {
  const { t } = useTranslation("leads");
  const { values, attempts, change, leave } = form;
  const field = (name: keyof LeadFormValues) => ({
    name,
    value: values[name],
    problem: form.problemOf(name),
    change,
    leave,
  });
  const household = draft.kind === "create" ? draft.household : undefined;
  const fixedSource = draft.kind === "edit" ? draft.base.source : null;
  const known = (type: LeadKeyType) => (
    <Box sx={{ gridColumn: "1 / -1", "&:empty": { display: "none" } }}>
      <DuplicateLeadNotice {...{ type, draft, values, onOpen, onShare }} />
    </Box>
  );

  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wrong = ":is(input, select)[aria-invalid=true], [aria-invalid=true] input";
    if (attempts > 0) fields.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [attempts]);

  return (
    <Box ref={fields} sx={{ display: "grid", gap: 3.5 }}>
      <Group legend={t("form.person")} columns="1fr 1fr">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a form dialog opens on its field */}
        <FormText {...field("firstName")} autoFocus />
        <FormText {...field("lastName")} />
      </Group>
      <Group legend={t("form.contact")} hint={t("form.contactHint")} columns="5fr 7fr">
        <Box sx={{ gridColumn: "1 / -1" }}>
          <FormText {...field("email")} type="email" />
        </Box>
        {known("email")}
        <CountrySelect {...field("phoneCountry")} callingCodes />
        <FormText
          {...field("phone")}
          type="tel"
          hint={t("form.phoneHint")}
          onLeave={() => change(withNationalPhone(values))}
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
        <PlanChoice form={form} />
      </Group>
      <Group legend={t("form.document")} hint={t("form.documentHint")} columns="1fr 1fr">
        <CountrySelect {...field("documentCountry")} />
        <FormText {...field("documentType")} select slotProps={{ select: { native: true } }}>
          {documentTypes.map((type) => (
            <option key={type} value={type}>
              {t(`form.documentTypes.${type}`)}
            </option>
          ))}
        </FormText>
        <Box sx={{ gridColumn: "1 / -1" }}>
          <FormText {...field("documentNumber")} />
        </Box>
        {known("document")}
      </Group>
      <Group legend={t("form.origin")}>
        {fixedSource === null ? (
          <FormText
            {...field("source")}
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
    </Box>
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

type FieldProps = Omit<TextFieldProps, "name"> & {
  name: keyof LeadFormValues;
  problem: LeadProblem | null;
  change: LeadForm["change"];
  leave: LeadForm["leave"];
  hint?: string;
  /** Called when the user leaves the field. */
  onLeave?: () => void;
};

/** Select for the country of a phone number or an identity document. */
const CountrySelect = memo(function CountrySelect({
  callingCodes = false,
  ...props
}: FieldProps & {
  callingCodes?: boolean;
}) {
  return (
    <FormText {...props} select slotProps={{ select: { native: true } }}>
      <CountryOptions callingCodes={callingCodes} />
    </FormText>
  );
});

const FormText = memo(function FormText(props: FieldProps) {
  const { name, problem, change, leave, hint, onLeave, ...rest } = props;
  const { t } = useTranslation("leads");
  return (
    <TextField
      id={`lead-${name}`}
      name={name}
      label={t(`form.${name}`)}
      size="small"
      fullWidth
      autoComplete="off"
      onChange={({ target }) => change({ [name]: target.value })}
      onBlur={() => {
        leave(name);
        onLeave?.();
      }}
      error={problem !== null}
      helperText={problem === null ? hint : t(`problems.${problem}`)}
      {...rest}
    />
  );
});
