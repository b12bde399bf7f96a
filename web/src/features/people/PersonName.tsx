import Skeleton from "@mui/material/Skeleton";
import { uidSchema } from "@salvia/domain/account/account";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { nameOf } from "./people.data.ts";

/** A person by name, live: whose uid it is, or what an operator at a terminal is called. */
export function PersonName({ who }: { who: string }) {
  return uidSchema.safeParse(who).success ? <NameOf uid={who} /> : <span>{who}</span>;
}

function NameOf({ uid }: { uid: string }) {
  const { t } = useTranslation("people");
  const name = useLiveQuery(`people/name/${uid}`, nameOf(uid));
  if (name.status === "loading") {
    return <Skeleton component="span" sx={{ display: "inline-block", width: "12ch" }} />;
  }
  // A name that cannot be read is no reason to show none of the rest.
  if (name.status !== "content") return <span>{uid}</span>;
  return <span>{name.value ?? t("name.gone")}</span>;
}
