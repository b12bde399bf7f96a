import type { OwnActivity } from "@salvia/domain/lead/leadActivity";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useLeadPath, useOpenLead } from "../LeadLink.tsx";
import { watchTimeAway, type TimeAway } from "./timeAway.ts";

/** A contact that the user may want to log. */
export type Contact = { row: LeadRow; kind: OwnActivity["kind"]; text?: string };

/** A contact that the user wants to log, as far as it is known. */
export type ContactToLog = {
  leadId: string;
  kind: OwnActivity["kind"];
  text: string;
  minutes: number | null;
  /** Distinguishes contacts, even of the same lead and kind. */
  key: number;
};

type ContactOffer = {
  /** Offers to log a contact that the user has just begun in another program. */
  offer: (contact: Contact) => void;
  /** The contact that the user has decided to log; null once the form has taken it. */
  toLog: ContactToLog | null;
  taken: () => void;
};

/**
 * Offers to log calls and emails once the user is back from them. The offer stays until it is
 * answered, since a call takes minutes. Accepting it opens the form on the lead's page, filled in.
 */
export function ContactOfferProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("leads");
  const showToast = useToast();
  const open = useOpenLead();
  const path = useLeadPath();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const away = useRef<TimeAway | null>(null);
  const [toLog, setToLog] = useState<ContactToLog | null>(null);

  useEffect(() => {
    here.current = pathname;
  }, [pathname]);
  useEffect(() => () => away.current?.stop(), []);

  const offer = useCallback(
    ({ row, kind, text = "" }: Contact) => {
      away.current?.stop();
      const watched = watchTimeAway();
      away.current = watched;
      showToast("info", t(`contact.${kind}.question`, { name: fullName(row) }), {
        label: t(`contact.${kind}.log`),
        lasting: true,
        onPress() {
          watched.stop();
          const minutes = kind === "call" ? watched.minutes() : null;
          setToLog({ leadId: row.id, kind, text, minutes, key: Date.now() });
          if (here.current !== path(row.id)) open(row);
        },
      });
    },
    [open, path, showToast, t],
  );
  const value = useMemo(() => ({ offer, toLog, taken: () => setToLog(null) }), [offer, toLog]);
  return <ContactOfferContext value={value}>{children}</ContactOfferContext>;
}

/** The offers to log contacts; null where the user logs none, as administrators. */
export function useContactOffer(): ContactOffer | null {
  return useContext(ContactOfferContext);
}

const ContactOfferContext = createContext<ContactOffer | null>(null);
