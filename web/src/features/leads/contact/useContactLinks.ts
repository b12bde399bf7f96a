import { useAuth } from "../../../session/useAuth.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { mailtoHref, whatsAppHref } from "./contactHref.ts";
import { useContactOffer } from "./ContactOfferProvider.tsx";

export type ContactLinkProps = {
  href: string;
  onClick: () => void;
  target?: "_blank";
  rel?: "noreferrer";
};

/**
 * Props for the links that call a lead and write to it; null without a number or an address. After
 * the link has done its own thing, the lead's owner is offered to log the contact.
 */
export function useContactLinks(
  row: LeadRow,
): Record<"call" | "whatsApp" | "email", ContactLinkProps | null> {
  const { phone, email, ownerId } = row.lead;
  const uid = useAuth().user?.uid;
  const contact = useContactOffer();
  const linkTo = (kind: "call" | "note" | "email", href: string): ContactLinkProps => ({
    href,
    onClick: () => {
      if (ownerId === uid) contact?.offer({ row, kind });
    },
  });
  return {
    call: phone === null ? null : linkTo("call", `tel:${phone}`),
    whatsApp:
      phone === null
        ? null
        : {
            ...linkTo("note", whatsAppHref(phone)),
            target: "_blank",
            rel: "noreferrer",
          },
    email: email === null ? null : linkTo("email", mailtoHref(email)),
  };
}
