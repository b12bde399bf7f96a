import { brand } from "@salvia/domain/site/brand";

import { schemeAttribute } from "./themePreference.ts";

/** The styles of `AreaFrame`, with the measures of the portal's bar, menu, and page. */
export const areaFrameStyles = [
  "body{margin:0}",
  ".area-frame progress{position:absolute;opacity:0}",
  ".area-frame i{display:block;height:56px;border-radius:8px;background:currentColor;opacity:.07}",
  ".area-bar{box-sizing:border-box;height:64px;display:flex;align-items:center;padding:0 24px}",
  ".area-bar i{height:32px;width:112px;margin-left:auto}",
  ".area-bar::after{content:'';position:absolute;inset:63px 0 auto;height:1px;background:currentColor;opacity:.12}",
  `.area-bar svg{color:${brand.colors.light.primary}}`,
  `html[${schemeAttribute}="dark"] .area-bar svg{color:${brand.colors.dark.primary}}`,
  ".area-menu{display:none}",
  ".area-menu i{height:16px;margin:14px 12px}",
  ".area-page{display:grid;gap:12px;padding:24px}",
  ".area-page i:first-child{height:40px;width:50%;max-width:320px;margin-bottom:12px}",
  "@media (max-width:599.95px){.area-page{padding:16px}}",
  "@media (min-width:1200px){.area-page{margin-left:232px;padding:32px 32px 32px 16px}",
  ".area-menu{display:grid;gap:2px;position:absolute;top:88px;left:16px;width:200px}}",
].join("\n");
