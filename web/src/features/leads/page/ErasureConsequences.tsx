import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

/** What the erasure of a lead's person erases and keeps. */
export function ErasureConsequences({ id }: { id: string }) {
  const { t } = useTranslation("personalData");
  return (
    <div id={id}>
      <Consequences
        title={t("goes.title")}
        what={[t("goes.lead"), t("goes.timeline"), t("goes.mentions")]}
      />
      <Consequences
        title={t("stays.title")}
        what={[t("stays.log"), t("stays.account"), t("stays.copies")]}
      />
      <Typography>{t("after")}</Typography>
    </div>
  );
}

function Consequences({ title, what }: { title: string; what: readonly string[] }) {
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <ul style={{ marginTop: 4, paddingLeft: 20 }}>
        {what.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}
