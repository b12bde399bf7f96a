import { styled } from "@mui/material/styles";
import type { LeadView } from "@salvia/domain/lead/leadFilter";

import { usePhoneFormat } from "../../../ui/fields/usePhoneFormat.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { useContactLinks } from "./useContactLinks.ts";

type RowContactProps = { row: LeadRow; view: LeadView; focusable: boolean };

/** The address and the number of a lead in a list. In one's own leads, they are links. */
export function RowContact({ row, view, focusable }: RowContactProps) {
  const { email, phone } = row.lead;
  const formatPhone = usePhoneFormat();
  const links = useContactLinks(row);
  const isLinked = view === "mine";
  const tabIndex = focusable ? 0 : -1;
  return (
    <>
      {email === null ? null : isLinked ? (
        <RowLink {...links.email} tabIndex={tabIndex} title={email}>
          {email}
        </RowLink>
      ) : (
        <span title={email}>{email}</span>
      )}
      {phone === null ? null : isLinked ? (
        <RowLink {...links.call} tabIndex={tabIndex}>
          {formatPhone(phone)}
        </RowLink>
      ) : (
        <span>{formatPhone(phone)}</span>
      )}
    </>
  );
}

const RowLink = styled("a")({
  color: "inherit",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
});
