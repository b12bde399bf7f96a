import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";

import { AddressStep } from "./AddressStep.tsx";
import { SentStep } from "./SentStep.tsx";
import { useMailRequest, type MailCall } from "./useMailRequest.ts";

interface MailRequestProps {
  call: MailCall;
  heading: string;
  lead: string;
  /** What is said once the mail is on its way: the same whoever the address belongs to. */
  sentLead: string;
  /** An address that was typed before. */
  email: string;
  onBack: () => void;
  /** What stands below the form. */
  children?: ReactNode;
}

/** Asks for an address, has a link mailed to it, and says where to look for it. */
export function MailRequest(props: MailRequestProps) {
  const { call, heading, lead, sentLead, onBack, children } = props;
  const [email, setEmail] = useState(props.email);
  const request = useMailRequest(call);
  const { sent, busy, failure } = request;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {sent === null ? (
        <>
          <AddressStep
            heading={heading}
            lead={lead}
            email={email}
            onEmail={setEmail}
            busy={busy}
            failure={failure}
            onSend={request.send}
            onBack={onBack}
          />
          {children}
        </>
      ) : (
        <SentStep
          lead={sentLead}
          sent={sent}
          busy={busy}
          failure={failure}
          onAgain={() => request.send(sent.address)}
          onChange={request.change}
        />
      )}
    </Box>
  );
}
