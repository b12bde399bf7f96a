import { useTranslation } from "react-i18next";

import { nameIn, type LeadWrite } from "./leadWrite.ts";

/** Returns a function that describes a write in a few words, such as "Note on Inés Robles". */
export function useWriteText(): (write: LeadWrite) => string {
  const { t } = useTranslation(["outbox", "leads"]);
  return (write) => {
    const name = nameIn(write);
    if (write.kind !== "move") return t(`kind.${write.kind}`, { name });
    return t("kind.move", { name, status: t(`leads:status.${write.to}`) });
  };
}
