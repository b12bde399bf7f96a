import Typography from "@mui/material/Typography";
import { messageMaxLength, type ContactField } from "@salvia/domain/site/contact";
import { useTranslation } from "react-i18next";

/** The place for a field's problem: hidden at first, with one sentence per problem. */
export function FieldProblem({ name }: { name: ContactField }) {
  const { t } = useTranslation("contact");
  return (
    <Typography
      id={`${name}-error`}
      data-error=""
      data-missing={t(`problem.${name}.missing`)}
      data-malformed={t(`problem.${name}.malformed`)}
      data-too-long={t(`problem.${name}.tooLong`, { most: messageMaxLength })}
      hidden
      variant="body2"
      sx={{ mt: 0.75, color: "error.main", "&[hidden]": { display: "none" } }}
    />
  );
}
