import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";

import { AddressStep } from "./AddressStep.tsx";
import { SentStep } from "./SentStep.tsx";
import { useMailRequest, type MailCall } from "./useMailRequest.ts";

interface MailRequestProps {
  call: MailCall;
  heading: string;
  lead: string;
  /** Shown once the mail is sent; identical for known and unknown addresses. */
  sentLead: string;
  /** A previously typed address. */
  email: string;
  onBack: () => void;
  /** Content below the form. */
  children?: ReactNode;
}

/** Asks for an address, mails a link to it, and explains where to look for it. */
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
