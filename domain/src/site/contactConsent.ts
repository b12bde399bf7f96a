import type { Language } from "../shared/language.ts";

/**
 * The sentence beside the box of the contact form, and what is kept as the wording of the consent of
 * those who tick it: the assistant may contact nobody without it.
 */
export const contactConsent: Readonly<Record<Language, string>> = {
  en: "The automatic assistant may contact me about my enquiry. I can withdraw this at any time.",
  es: "El asistente automático puede contactarme por mi consulta. Puedo retirar este permiso cuando quiera.",
  pt: "O assistente automático pode entrar em contato comigo sobre o meu pedido. Posso retirar esta autorização quando quiser.",
  fr: "L’assistant automatique peut me contacter au sujet de ma demande. Je peux retirer cet accord à tout moment.",
};
