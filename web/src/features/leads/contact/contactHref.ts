/** A link that opens the user's mail program with an email to write on. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** A link that opens a chat in WhatsApp with a number, and with a text to send if there is one. */
export function whatsAppHref(phone: string, text = ""): string {
  const chat = `https://wa.me/${phone.slice(1)}`;
  return text === "" ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
