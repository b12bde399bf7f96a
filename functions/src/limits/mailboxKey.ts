/**
 * What stands for a mailbox where mails to it are counted: its address without the ways to spell it.
 * Mail services drop what follows a `+`, and Gmail drops dots. Mails go to the address as it was given.
 */
export function mailboxKey(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [box = ""] = local.split("+", 1);
  if (domain === "gmail.com" || domain === "googlemail.com") {
    return `${box.replaceAll(".", "")}@gmail.com`;
  }
  return `${box}@${domain}`;
}
