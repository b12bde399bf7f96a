import Box from "@mui/material/Box";
import type { ContactField as FieldName } from "@salvia/domain/site/contact";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FieldProblem } from "./FieldProblem.tsx";
import { fieldStyles } from "./fieldStyles.ts";

interface ContactFieldProps {
  name: Exclude<FieldName, "plan">;
  type?: "text" | "email" | "tel" | "number";
  autoComplete?: string;
  required?: boolean;
  /**
   * Marks the field as optional beside its label. Of email and phone, neither is optional by
   * itself.
   */
  optional?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  /** The id of a hint, in addition to the field's own problem. */
  describedBy?: string;
  /** Replaces the input. */
  children?: ReactNode;
}

/** A field of the contact form: label, input and problem message. */
export function ContactField({
  name,
  type = "text",
  optional = false,
  describedBy = "",
  children,
  ...input
}: ContactFieldProps) {
  const { t } = useTranslation("contact");
  return (
    <Box data-field={name} sx={{ alignSelf: "start" }}>
      <Box component="label" htmlFor={name} sx={{ display: "block", mb: 0.75, fontWeight: 550 }}>
        {t(`form.${name}`)}
        {optional && (
          <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
            {" "}
            ({t("form.optional")})
          </Box>
        )}
      </Box>
      {children ?? (
        <Box
          component="input"
          id={name}
          name={name}
          type={type}
          aria-describedby={`${describedBy} ${name}-error`.trim()}
          sx={fieldStyles}
          {...input}
        />
      )}
      <FieldProblem name={name} />
    </Box>
  );
}
