import { brand, type ColorScheme } from "@salvia/domain/site/brand";

/** The style sheet of the mailbox: the brand's colors, light and dark. */
export const mailboxStyle = `
:root{color-scheme:light dark;${colors("light")}}
@media (prefers-color-scheme:dark){:root{${colors("dark")}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template:auto 1fr/minmax(240px,340px) 1fr;background:var(--ground);color:var(--text);font:16px/1.5 Figtree,system-ui,-apple-system,'Segoe UI',sans-serif}
header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;padding:14px 24px;border-bottom:1px solid var(--hairline)}
header a{color:var(--text);text-decoration:none;font-size:18px}
header p{margin:0;color:var(--muted);font-size:14px}
body>nav{border-right:1px solid var(--hairline);overflow:auto}
ol{list-style:none;margin:0;padding:8px}
li a{display:grid;grid-template-columns:1fr auto;gap:0 12px;padding:10px 12px;border-radius:8px;color:var(--text);text-decoration:none;font-size:14px;overflow-wrap:anywhere}
li a:hover,li a[aria-current]{background:var(--tint)}
li .subject{font-weight:600;grid-column:1/-1}
li time{font-variant-numeric:tabular-nums}
.muted,time,dt{color:var(--muted)}
nav p.muted{padding:8px 24px}
main{display:flex;flex-direction:column;padding:24px;min-width:0}
h1{margin:0 0 12px;font-size:24px;line-height:1.2;letter-spacing:-.02em;overflow-wrap:anywhere}
dl{margin:0 0 16px;font-size:14px;overflow-wrap:anywhere}
dl div{display:flex;gap:8px}
dt{flex:0 0 72px}
dd{margin:0;min-width:0}
.forms{display:flex;gap:4px;margin-bottom:12px}
.forms a{padding:8px 14px;border-radius:8px;color:var(--text);text-decoration:none;font-size:14px}
.forms a[aria-current]{background:var(--tint);color:var(--primary);font-weight:600}
iframe,pre{flex:1;width:100%;min-height:480px;margin:0;border:1px solid var(--hairline);border-radius:12px;background:var(--surface)}
pre{padding:20px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
a{color:var(--primary)}
a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.back{display:none}
.hidden{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:720px){
body{grid-template:auto auto 1fr/1fr}
body>nav{border-right:0}
.one>nav{display:none}
.none>main{padding-top:0}
.back{display:block;padding:8px 0;margin-bottom:8px}
main{padding:16px}
}
`;

function colors(scheme: ColorScheme): string {
  return Object.entries(brand.colors[scheme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}
