import type { Language } from "../shared/language.ts";

/**
 * The sentence next to the checkbox of the contact form, stored as the wording of the consent.
 * Without this consent the assistant may not contact the person.
 */
export const contactConsent: Readonly<Record<Language, string>> = {
  en: "The automatic assistant may contact me about my inquiry. I can withdraw this at any time.",
  es: "El asistente automático puede contactarme por mi consulta. Puedo retirar este permiso cuando quiera.",
  pt: "O assistente automático pode entrar em contato comigo sobre o meu pedido. Posso retirar esta autorização quando quiser.",
  fr: "L’assistant automatique peut me contacter au sujet de ma demande. Je peux retirer cet accord à tout moment.",
};
