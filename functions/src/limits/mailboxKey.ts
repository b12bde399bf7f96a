/**
 * A normalized address under which emails to one mailbox are counted. Mail services ignore what
 * follows a `+`, and Gmail ignores dots. Emails are still sent to the address as given.
 */
export function mailboxKey(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [box = ""] = local.split("+", 1);
  if (domain === "gmail.com" || domain === "googlemail.com") {
    return `${box.replaceAll(".", "")}@gmail.com`;
  }
  return `${box}@${domain}`;
}
