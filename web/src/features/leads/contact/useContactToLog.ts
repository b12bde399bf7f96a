import { useEffect, useState } from "react";

import { useContactOffer, type ContactToLog } from "./ContactOfferProvider.tsx";

/** The last contact with a lead that the user has decided to log while its page is open. */
export function useContactToLog(leadId: string): ContactToLog | null {
  const contact = useContactOffer();
  const toLog = contact?.toLog?.leadId === leadId ? contact.toLog : null;
  const [last, setLast] = useState(toLog);
  if (toLog !== null && toLog !== last) setLast(toLog);
  useEffect(() => {
    if (toLog !== null) contact?.taken();
  }, [contact, toLog]);
  return last;
}
