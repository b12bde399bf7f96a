import { noticeAttribute } from "../lib/noticeAttribute.ts";
import { fontMeta } from "./font.ts";
import { schemeAttribute } from "./schemeAttribute.ts";
import { themeStorageKey } from "./themePreference.ts";

/** The name of the `<meta>` that tells where a public page's script is. */
export const siteScriptMeta = "site-script";

/** Marks `<html>` where a form was sent that waits for its script (`method="dialog"` sends nothing). */
export const submittedAttribute = "data-submitted";

/**
 * What every document does in its head, before anything is painted: it sets the colour scheme, so that a
 * dark page does not flash light, and asks for the web font without holding up the first paint (a
 * stylesheet added by script does not block it, one in the markup would).
 */
const look = [
  "var root=document.documentElement,theme=null;",
  `try{theme=localStorage.getItem("${themeStorageKey}")}catch(e){}`,
  'if(theme!=="light"&&theme!=="dark")',
  'theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  `root.setAttribute("${schemeAttribute}",theme);`,
  'var font=document.createElement("link");',
  'font.rel="stylesheet";',
  `font.href=document.querySelector("meta[name=${fontMeta}]").content;`,
  "document.head.appendChild(font);",
];

/**
 * The script in the head of the login pages and the portal. It tells that the login page will have
 * something to say of a sign-out, and it remembers that a form was sent whose own script is still on its
 * way.
 *
 * It stands inline, as the other does, so firebase.json allows both by their hash; a test compares them.
 */
export const headScript = inOneScope([
  ...look,
  `try{if(sessionStorage.getItem("${noticeAttribute.storageKey}"))`,
  `root.setAttribute("${noticeAttribute.attribute}","")}catch(e){}`,
  'addEventListener("submit",function(e){',
  `if(e.target.method==="dialog")root.setAttribute("${submittedAttribute}","")},true);`,
]);

/**
 * The script in the head of the public pages. A page's own script it loads once the page is painted:
 * nothing of it is needed before, and on a phone it would hold up the paint by its way and its work.
 *
 * A form that is sent meanwhile waits for it, since what is sent by the browser alone is lost from sight
 * with the network. Where the script cannot be had the browser sends it: the pages work without.
 */
export const siteHeadScript = inOneScope([
  ...look,
  `var late=document.querySelector("meta[name=${siteScriptMeta}]"),loading,loaded=!late;`,
  "function load(){return loading=loading||import(late.content).then(function(){loaded=true})}",
  "if(late)new PerformanceObserver(function(list,observer){",
  'if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();load()}',
  '}).observe({type:"paint",buffered:true});',
  'addEventListener("submit",function(e){if(loaded||e.defaultPrevented)return;e.preventDefault();',
  "load().then(function(){e.target.requestSubmit()},function(){e.target.submit()})})",
]);

function inOneScope(statements: readonly string[]): string {
  return ["(function(){", ...statements, "})()"].join("");
}
