import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { Lead } from "@salvia/domain/lead/lead";
import {
  differingParts,
  fixedPlan,
  fixedStatus,
  mergeFields,
  mergeSides,
  type MergeChoices,
  type MergeField,
  type MergeSide,
} from "@salvia/domain/lead/leadMerge";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { ExactTime } from "../../ui/time/TimeAgo.tsx";

type MergePreviewProps = {
  kept: { lead: Lead };
  other: { lead: Lead };
  choices: MergeChoices;
  onChoices: (choices: MergeChoices) => void;
  /** Called to keep the other lead instead. */
  onSwap: () => void;
};

/** Two leads side by side, to choose which one stays and the value of each differing field. */
export function MergePreview({ kept, other, choices, onChoices, onSwap }: MergePreviewProps) {
  const { t } = useTranslation(["leadMerge", "leads"]);
  const { language } = useLanguage();
  const differing = differingParts(kept.lead, other.lead);
  const valueOf = useValueWords();
  const same = mergeFields.filter(
    (field) => !differing.includes(field) && valueOf(field, kept.lead) !== t("none"),
  );
  const fixed = fixedStatus(kept.lead, other.lead);
  const isPlanFixed = fixedPlan(kept.lead, other.lead) !== null;
  const consent = kept.lead.consent ? "kept" : other.lead.consent ? "other" : "none";
  return (
    <>
      <Box sx={columns}>
        {[kept.lead, other.lead].map((lead, index) => (
          <div key={mergeSides[index]}>
            <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {t(index === 0 ? "stays" : "joins")}
            </Box>
            <b>{nameOf(lead)}</b>
            <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {t("created")} <ExactTime moment={lead.createdAt} />
            </Box>
          </div>
        ))}
      </Box>
      <div>
        <Button size="small" onClick={onSwap}>
          {t("swap")}
        </Button>
      </div>
      {differing.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          leads={{ kept: kept.lead, other: other.lead }}
          chosen={choices[field]}
          isFixed={field === "plan" ? isPlanFixed : field === "status" && fixed !== null}
          onChoose={(side) => onChoices({ ...choices, [field]: side })}
        />
      ))}
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, color: "text.secondary" }}>
        {same.length === 0 ? null : (
          <li>
            {t("same", {
              fields: new Intl.ListFormat(language).format(
                same.map((field) => t(`fields.${field}`)),
              ),
            })}
          </li>
        )}
        {fixed === null ? null : <li>{t("client")}</li>}
        {isPlanFixed ? <li>{t("chosenPlan")}</li> : null}
        <li>{t("timeline")}</li>
        <li>{t(`consent.${consent}`)}</li>
        <li>{t("undoable")}</li>
      </Box>
    </>
  );
}

type FieldChoiceProps = {
  field: MergeField;
  leads: Record<MergeSide, Lead>;
  chosen: MergeSide;
  isFixed: boolean;
  onChoose: (side: MergeSide) => void;
};

function FieldChoice({ field, leads, chosen, isFixed, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation("leadMerge");
  const valueOf = useValueWords();
  const id = useId();
  return (
    <FormControl disabled={isFixed}>
      <FormLabel id={id}>{t(`fields.${field}`)}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, value) => onChoose(value === "other" ? "other" : "kept")}
        sx={columns}
      >
        {mergeSides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            label={valueOf(field, leads[side])}
            sx={{ overflowWrap: "anywhere", minWidth: 0 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Returns a function that describes a lead's value of a field. */
function useValueWords(): (field: MergeField, lead: Lead) => string {
  const { t } = useTranslation(["leadMerge", "leads"]);
  return (field, lead) => {
    if (field === "name") return nameOf(lead);
    if (field === "plan") return t(`leads:plan.${lead.plan}`);
    if (field === "source") return t(`leads:source.${lead.source}`);
    if (field === "status") return t(`leads:status.${lead.status}`);
    if (field === "document") return lead.identityDocument?.number ?? t("none");
    return lead[field] ?? t("none");
  };
}

function nameOf({ firstName, lastName }: Lead): string {
  return `${firstName} ${lastName}`;
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
  columnGap: 2,
} as const;
