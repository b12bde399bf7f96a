// Ids shared by the contact form's markup and script; the server fills in a refused form by its data
// attributes instead.
export const thanksId = "contact-thanks";
export const problemId = "contact-problem";
