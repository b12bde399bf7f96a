import { brand } from "@salvia/domain/site/brand";

const { dark } = brand.colours;

/** The typeface of every email, as a style. */
export const font =
  "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The style sheet of every email: dark colors, and tighter spacing on phones. */
export const mailStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media (max-width:480px){.card{padding:28px 20px!important}}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.ground}!important}
.card{background-color:${dark.surface}!important;border-color:${dark.hairline}!important}
.text{color:${dark.text}!important}
.line{border-color:${dark.hairline}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.primary}!important}
.button,.leaf{background-color:${dark.primary}!important}
.label{color:${dark.onPrimary}!important}
}
`;
