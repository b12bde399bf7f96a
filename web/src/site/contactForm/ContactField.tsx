import ExpandIcon from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  messageMaxLength,
  type ContactField,
  type ContactField as FieldName,
} from "@salvia/domain/lead/contact";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface ContactFieldProps {
  name: Exclude<FieldName, "plan">;
  type?: "text" | "email" | "tel" | "number";
  autoComplete?: string;
  required?: boolean;
  /** Marks the field as optional beside its label. Neither email nor phone is by itself. */
  optional?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  /** Replaces the input. */
  children?: ReactNode;
}

/** A field of the contact form: label, input and problem message. */
export function ContactField({
  name,
  type = "text",
  optional = false,
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
          aria-describedby={`${name}-error`}
          sx={fieldStyles}
          {...input}
        />
      )}
      <FieldProblem name={name} />
    </Box>
  );
}

/** The place for a field's problem: hidden at first, with one sentence per problem. */
export function FieldProblem({ name }: { name: ContactField }) {
  const { t } = useTranslation("contact");
  return (
    <Typography
      id={`${name}-error`}
      data-error=""
      // A message is optional, and what can't be stored of it is removed.
      {...(name !== "message" && {
        "data-missing": t(`problem.${name}.missing`),
        "data-malformed": t(`problem.${name}.malformed`),
      })}
      {...((name === "firstName" ||
        name === "lastName" ||
        name === "company" ||
        name === "message") && {
        "data-too-long": t(`problem.${name}.tooLong`, { most: messageMaxLength }),
      })}
      hidden
      variant="body2"
      sx={{ mt: 0.75, color: "error.main", "&[hidden]": { display: "none" } }}
    />
  );
}

/** A required native select with an arrow at a fixed distance from the edge. */
export function SelectField({ name, children }: { name: ContactField; children: ReactNode }) {
  return (
    <Box sx={{ position: "relative" }}>
      <Box
        component="select"
        id={name}
        name={name}
        required
        aria-describedby={`${name}-error`}
        sx={{ ...fieldStyles, pr: 6, appearance: "none" }}
      >
        {children}
      </Box>
      <ExpandIcon
        sx={{
          position: "absolute",
          right: 14,
          top: 14,
          color: "text.secondary",
          pointerEvents: "none",
        }}
      />
    </Box>
  );
}

/** Styles of a native field on a public page. */
export const fieldStyles = {
  boxSizing: "border-box",
  width: "100%",
  minHeight: 52,
  px: 2,
  py: 1.25,
  border: "1px solid",
  borderColor: "outline",
  borderRadius: "12px",
  backgroundColor: "background.paper",
  color: "text.primary",
  font: "inherit",
  "&[aria-invalid='true']": { borderColor: "error.main", borderWidth: 2 },
} as const;
