import type { Account } from "@salvia/domain/account/account";

/** The account of a salesperson who has not signed in yet. */
export const camille: Account = {
  uid: "camille",
  name: "Camille Laurent",
  email: "camille@example.com",
  emailVerified: true,
  username: null,
  role: "sales",
  disabled: false,
  endsOn: null,
  invitation: null,
  roleSince: null,
  lastSignInOn: null,
};
