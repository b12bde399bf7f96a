import type { PriceQuestion as Checked } from "@salvia/domain/site/priceAnswers";
import { priceRules } from "@salvia/domain/site/priceRules";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface PriceQuestionProps {
  /** Those of `for` and `uses` can't have a problem. */
  name: Checked | "for" | "uses";
  label: string;
  why?: string;
  /** Who is asked; everyone by default. */
  of?: "household" | "company";
  children: ReactNode;
}

/** A question with the reason for it and the place of its problem. */
export function PriceQuestion({ name, label, why, of, children }: PriceQuestionProps) {
  const isChecked = name !== "for" && name !== "uses";
  const described = [why !== undefined && `${name}-why`, isChecked && `${name}-problem`];
  return (
    <fieldset
      data-field={name}
      data-of={of}
      aria-describedby={described.filter(Boolean).join(" ") || undefined}
    >
      <legend id={`${name}-label`}>{label}</legend>
      {why !== undefined && <p id={`${name}-why`}>{why}</p>}
      {children}
      {isChecked && <Problem name={name} />}
    </fieldset>
  );
}

function Problem({ name }: { name: Checked }) {
  const { t } = useTranslation("price");
  const { household, employerShare } = priceRules;
  const limits = { ...household, ...employerShare };
  return (
    <strong
      id={`${name}-problem`}
      data-error=""
      {...(name !== "share" &&
        name !== "start" && { "data-missing": t(`problem.${name}.missing`, limits) })}
      {...(name !== "region" && { "data-malformed": t(`problem.${name}.malformed`, limits) })}
      {...(name === "people" && {
        "data-too-many": t("problem.people.tooMany", limits),
        "data-no-adult": t("problem.people.noAdult", limits),
      })}
      hidden
    />
  );
}
