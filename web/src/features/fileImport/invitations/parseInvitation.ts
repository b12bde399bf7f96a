import { invitationSchema, type Invitation } from "@salvia/domain/account/account";
import { roles, type Role } from "@salvia/domain/account/role";
import { tidyEmail, tidyName } from "@salvia/domain/shared/typedText";

import { bareWord } from "../file/bareWord.ts";
import type { Cells, ParsedRow } from "../file/checkTable.ts";
import { languageOf } from "../file/languageOf.ts";
import type { InvitationColumn } from "./invitationColumns.ts";

/** What can be wrong with a row: each code is the key of a sentence in `invitations.json`. */
export type InvitationProblem = "email" | "name" | "role" | "language" | "ends";

/**
 * Parses a row. Nothing is guessed: a wrong role would show the wrong people's data,
 * and 02/03/2027 is two different days.
 *
 * @param today such as 2028-02-29
 */
export function parseInvitation(
  cell: Cells<InvitationColumn>,
  today: string,
): ParsedRow<Invitation, InvitationProblem> {
  const email = tidyEmail(cell("email"));
  const name = tidyName(cell("name"));
  const role = roleOf(cell("role"));
  const language = languageOf(cell("language"));
  const ends = cell("ends");
  const { shape } = invitationSchema;
  const problems: InvitationProblem[] = [];
  const report = (isWrong: boolean, problem: InvitationProblem) => {
    if (isWrong) problems.push(problem);
  };
  report(!shape.email.safeParse(email).success, "email");
  report(!shape.name.safeParse(name).success, "name");
  report(role === null, "role");
  report(language === null, "language");
  const isDay = shape.endsOn.safeParse(ends).success && ends >= today;
  report(ends !== "" && !isDay, "ends");
  if (problems.length > 0) return { name, contact: email, problems };
  const item = invitationSchema.parse({
    email,
    name,
    role,
    language,
    ...(ends !== "" && { endsOn: ends }),
  });
  return { name, contact: email, item, keys: [email] };
}

/** The role of a word such as `sales` or `Vendedora`. */
function roleOf(word: string): Role | null {
  const bare = bareWord(word);
  return roles.find((role) => role === bare || roleWords[role].includes(bare)) ?? null;
}

const roleWords: Readonly<Record<Role, readonly string[]>> = {
  sales: words("salesperson, vendedor, vendedora, ventas, vendas, conseiller, conseillere, vente"),
  medical: words(
    "medical professional, clinician, doctor, profesional medico, medico, medica, " +
      "profissional de saude, professionnel de sante, professionnelle de sante, medecin",
  ),
  member: words(
    "asegurado, asegurada, beneficiario, beneficiaria, segurado, segurada, assure, assuree",
  ),
  employer: words("empresa, empleador, empregador, employeur"),
  partner: words("aliado, aliada, socio, socia, parceiro, parceira, partenaire"),
  admin: words("administrator, administrador, administradora, administrateur, administratrice"),
};

function words(list: string): readonly string[] {
  return list.split(", ");
}
