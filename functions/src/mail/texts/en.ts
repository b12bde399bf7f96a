import type { MailTexts } from "./mailTexts.ts";

export const en: MailTexts = {
  common: {
    greeting: "Hello,",
    address: "If the button does not work, copy this address into your browser:",
    never: "We never ask for your password by e-mail or on the telephone.",
    contact: "Questions? Call {{phone}} or write to {{email}}. We are here 24/7/365.",
    reason: "{{legalName}} sent you this message because this address was entered on our site.",
    wanted:
      "You get this message because of your notification settings. Change them here: {{settingsLink}}",
  },
  asked: {
    plain: "Someone using this address on {{brand}} asked for this on {{at}}.",
    withBrowser:
      "Someone using this address on {{brand}} asked for this on {{at}}, in this browser: {{browser}}.",
  },
  removed: {
    label: "Removed:",
    passkeys: { one: "# passkey", other: "# passkeys" },
    phone: "phone ending in #",
    again: "You can add them again in your account.",
  },
  report: { created: "New leads", converted: "Conversions" },
  templates: {
    verifyEmail: {
      subject: "Confirm your e-mail address",
      preview: "One click, and your address is confirmed.",
      heading: "Is this your address?",
      body: ["Please confirm that this e-mail address belongs to your {{brand}} account."],
      button: "Confirm address",
      notes: [
        "The link works once, and only for a while.",
        "To confirm, you sign in to this account. Was it not you who opened it? Then do nothing: the address stays unconfirmed.",
      ],
    },
    resetPassword: {
      subject: "Choose a new password",
      preview: "Here is the link you asked for.",
      heading: "Choose a new password",
      body: [
        "Someone, hopefully you, wants a new password for the {{brand}} account with this address.",
      ],
      button: "Choose a new password",
      notes: [
        "The link works once, and for an hour.",
        "It was not you? Then do nothing: your password stays as it is.",
      ],
    },
    signUp: {
      subject: "Finish creating your account",
      preview: "One step is left to your {{brand}} account.",
      heading: "Good to have you",
      body: [
        "One step is left to your {{brand}} account: follow this link, best on the device where you began.",
      ],
      button: "Create my account",
      notes: [
        "The link works once, and only for a while.",
        "It was not you? Then do nothing: no account is created.",
      ],
    },
    alreadyMember: {
      subject: "You already have an account",
      preview: "Sign in as usual, or choose a new password.",
      heading: "You already have an account",
      body: [
        "Someone, hopefully you, wanted to create a {{brand}} account with this address. You have one already: just sign in.",
      ],
      button: "Sign in",
      notes: [
        "Forgotten your password? Choose a new one here: {{resetLink}}",
        "It was not you? Then do nothing: nothing has changed, and nobody was told that you have an account.",
      ],
    },
    passkeyAdded: {
      subject: "A passkey was added to your account",
      preview: "Was it you? Then there is nothing to do.",
      heading: "You have a new passkey",
      body: [
        "Since {{at}} you can sign in to your {{brand}} account with the passkey “{{passkey}}”.",
        "Was it you? Then there is nothing to do.",
      ],
      button: "See my passkeys",
      notes: ["It was not you? Remove the passkey, sign out everywhere, and call us."],
    },
    passwordChanged: {
      subject: "Your password was changed",
      preview: "Was it you? Then there is nothing to do.",
      heading: "Your password was changed",
      body: [
        "The password of your {{brand}} account was changed on {{at}}.",
        "Was it you? Then there is nothing to do.",
      ],
      button: "It was not me",
      notes: ["The button leads to choosing a new password. Call us as well if it was not you."],
    },
    accountTakenOver: {
      subject: "Your account is now yours alone",
      preview: "We removed what was set up before your address was confirmed.",
      heading: "Your account is now yours alone",
      body: [
        "On {{at}} someone signed in to {{brand}} with Google, which proves that this address is theirs. There was an account with this address already, but nobody had ever confirmed it.",
        "Someone else may have opened it. So we removed its password and its passkeys, and signed out every device.",
      ],
      button: "Sign in",
      notes: [
        "Had you opened it yourself? Sign in with Google, and add a password or a passkey again if you like.",
        "It was not you who signed in with Google? Then secure your Google account, and call us.",
      ],
    },
    newLead: {
      subject: "A new lead is waiting",
      preview: "Whoever claims it first looks after it.",
      heading: "A new lead is waiting",
      body: [
        "Someone has written to us through the web site, and waits in the pool. Whoever claims the lead first looks after it.",
      ],
      button: "Open the lead",
      notes: [],
    },
    leadHandedOver: {
      subject: "A lead was handed to you",
      preview: "It is waiting among your leads.",
      heading: "You have a new lead",
      body: ["A colleague has handed one of their leads to you. It is waiting among your leads."],
      button: "Open the lead",
      notes: [],
    },
    newEnquiry: {
      subject: "A lead has written again",
      preview: "Their message is in the timeline.",
      heading: "A lead has written again",
      body: [
        "Someone we already know has written to us through the web site. Their message is in the timeline of their lead. We have not verified who sent it.",
      ],
      button: "Open the lead",
      notes: [],
    },
    collectedNews: {
      subject: "More news of leads",
      preview: "It came in shortly after our last email.",
      heading: "More news of leads",
      body: [
        "More has happened since our last email: leads arrived, wrote again or were handed to you. The bell in the portal lists it all.",
      ],
      button: "Open the leads",
      notes: [],
    },
    conversion: {
      subject: "One of your leads is a client now",
      preview: "Well done.",
      heading: "Well done: a new client",
      body: ["One of your leads has enrolled, and is a client of {{brand}} now."],
      button: "Open the lead",
      notes: [],
    },
    monthlyReport: {
      subject: "Your report for {{month}}",
      preview: "Your figures, and those of the month before.",
      heading: "Your month in figures",
      body: [
        "Here is how {{month}} went, beside the month before. It counts the leads that are yours today.",
        "Leads in progress right now: {{open}}. Clients: {{clients}}.",
      ],
      button: "Open my dashboard",
      notes: [],
    },
  },
};
