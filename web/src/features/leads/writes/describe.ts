import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import type { LeadWrite, LeadWriteKind, LeadWriteOf, LeadWriteTable } from "./leadWrite.ts";

/** Returns a function that describes a write in a few words, such as "Note on Inés Robles". */
export function useWriteText(): (write: LeadWrite) => string {
  const { t } = useTranslation(["outbox", "leads"]);
  return (write) => describe(write, t);
}

function describe<K extends LeadWriteKind>(write: LeadWriteOf<K>, t: Translate): string {
  const { kind }: { kind: K } = write;
  return descriptions[kind](write, t);
}

type Translate = TFunction<["outbox", "leads"]>;

/** The text of each kind of write, in the outbox and in toasts. */
const descriptions: LeadWriteTable<[Translate], string> = {
  create: ({ details }, t) => t("kind.create", { name: fullName(details) }),
  edit: ({ details }, t) => t("kind.edit", { name: fullName(details) }),
  note: ({ name }, t) => t("kind.note", { name }),
  call: ({ name }, t) => t("kind.call", { name }),
  email: ({ name }, t) => t("kind.email", { name }),
  move: ({ base, to }, t) =>
    t("kind.move", { name: fullName(base), status: t(`leads:status.${to}`) }),
  undo: ({ base, to }, t) =>
    t("kind.undo", { name: fullName(base), status: t(`leads:status.${to}`) }),
  consent: ({ base }, t) => t("kind.consent", { name: fullName(base) }),
  withdrawal: ({ base }, t) => t("kind.withdrawal", { name: fullName(base) }),
  nextStep: ({ name, step }, t) => t("kind.nextStep", { name, title: step.title }),
  stepDone: ({ name }, t) => t("kind.stepDone", { name }),
  tick: ({ name }, t) => t("kind.tick", { name }),
  quote: ({ name }, t) => t("kind.quote", { name }),
};

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
