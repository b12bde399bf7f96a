import Skeleton from "@mui/material/Skeleton";
import { uidSchema } from "@salvia/domain/account/account";
import { useTranslation } from "react-i18next";

import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { nameOf, patientNameOf } from "./people.data.ts";

/**
 * A person's name, live, for a uid or for the label of an operator at a terminal. Patients from an
 * import have a name before they have an account.
 */
export function PersonName({ who }: { who: string }) {
  return uidSchema.safeParse(who).success ? <NameOf uid={who} /> : <span>{who}</span>;
}

function NameOf({ uid }: { uid: string }) {
  const name = useLiveQuery(`people/name/${uid}`, nameOf(uid));
  if (name.status === "content" && name.value === null) return <PatientName uid={uid} />;
  return <Name uid={uid} name={name} />;
}

function PatientName({ uid }: { uid: string }) {
  const name = useLiveQuery(`people/patientName/${uid}`, patientNameOf(uid));
  return <Name uid={uid} name={name} />;
}

function Name({ uid, name }: { uid: string; name: LiveQuery<string | null> }) {
  const { t } = useTranslation("people");
  if (name.status === "loading") {
    return <Skeleton component="span" sx={{ display: "inline-block", width: "12ch" }} />;
  }
  // A name that cannot be read must not hide the rest, so the uid shows instead.
  if (name.status !== "content") return <span>{uid}</span>;
  return <span>{name.value ?? t("name.gone")}</span>;
}
