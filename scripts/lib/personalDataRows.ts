import {
  keepReasons,
  personalData,
  type DataSubject,
  type Erasure,
  type FoundBy,
} from "@salvia/domain/privacy/personalData";

/** The personal data map as readable rows: collection, kind of person, how it is found, erasure. */
export function personalDataRows(): readonly (readonly string[])[] {
  return Object.entries(personalData).flatMap(([collection, parts]) =>
    parts.length === 0
      ? [[`\`${collection}\``, "no one", "", "kept"]]
      : parts.map(({ whose, found, erasure }) => [
          `\`${collection}\``,
          subjectWords[whose],
          foundWords(found),
          erasureWords(erasure),
        ]),
  );
}

const subjectWords: Readonly<Record<DataSubject, string>> = {
  lead: "a lead's person",
  account: "an account's owner",
  patient: "a patient",
  staff: "staff",
};

function foundWords(found: FoundBy): string {
  if (found.by === "id") return "its id";
  if (found.by === "field") return `\`${found.field}\``;
  if (found.by === "address") return `\`${found.field}\`, their address`;
  if (found.by === "below") return `below \`${found.parent}/{id}\``;
  if (found.by === "group") return `\`${found.items}\` of anyone, by \`${found.field}\``;
  return found.by === "parent" ? `with \`${found.parent}\`` : "cannot be found";
}

function erasureWords(erasure: Erasure): string {
  if (erasure.kind === "delete") return "deleted";
  if (erasure.kind === "keep") return `kept: ${keepReasons[erasure.reason]}`;
  if (erasure.kind === "expire") return `expires within ${erasure.days} days`;
  return `${erasure.fields.map((field) => `\`${field}\``).join(", ")} emptied`;
}
