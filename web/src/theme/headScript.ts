import { defaultLanguage, languages } from "@salvia/domain/shared/language";
import { loginPath } from "@salvia/domain/site/paths";

import { languageStorageKey } from "../i18n/languageStorage.ts";
import { loadFailedAttribute } from "../lib/loadFailed.ts";
import { noticeAttribute, submittedAttribute } from "../lib/noticeAttribute.ts";
import { offerAttribute } from "../i18n/offerAttribute.ts";
import { fontMeta } from "./font.ts";
import { themeStorageKey, schemeAttribute } from "./themePreference.ts";

/** The name of the `<meta>` that contains the address of a public page's script. */
export const siteScriptMeta = "site-script";

/**
 * What every document does in its head before the first paint. It sets the color scheme, so that a
 * dark page does not flash light, and requests the web font without blocking the first paint (a
 * stylesheet added by script does not block it; one in the markup would).
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
 * Finds the visitor's own language: the one chosen before, else the first of the browser's that the
 * site has (as `initialLanguage` does).
 */
const ownLanguage = [
  "var tags=[].concat(navigator.languages);",
  `try{tags.unshift(localStorage.getItem("${languageStorageKey}"))}catch(e){}`,
  "var own=tags.map(function(tag){return String(tag).toLowerCase().split(/[-_]/)[0]})",
  `.filter(function(tag){return ${JSON.stringify(languages)}.indexOf(tag)>=0})[0];`,
  "var other=own&&own!==root.lang;",
];

const offer = `if(other)root.setAttribute("${offerAttribute}",own);`;

/**
 * Mails, bookmarks, and redirects name the login page without a language. It opens in the visitor's
 * own, and the document in the default language stays hidden until the other one replaces it.
 */
const login = loginPath(defaultLanguage);
const leadOn = [
  `if(other&&location.pathname==="${login}"){root.hidden=true;`,
  `location.replace("/"+own+"${login}"+location.search+location.hash)}`,
];

/**
 * The head script of the login pages and the portal. It offers the visitor's own language, or opens
 * the login page in it, marks a pending sign-out notice, records a
 * form submitted before its own script arrives, and shows a message if that script cannot be loaded.
 *
 * Like the other head script it is inline, so firebase.json allows both by their hash; a test
 * compares them.
 */
export const headScript = inOneScope([
  ...look,
  ...ownLanguage,
  offer,
  ...leadOn,
  `try{if(sessionStorage.getItem("${noticeAttribute.storageKey}"))`,
  `root.setAttribute("${noticeAttribute.attribute}","")}catch(e){}`,
  'addEventListener("submit",function(e){',
  `if(e.target.method==="dialog")root.setAttribute("${submittedAttribute}","")},true);`,
  // Events of elements that fail to load do not bubble.
  'addEventListener("error",function(e){',
  `if(e.target.type==="module")root.setAttribute("${loadFailedAttribute}","")},true);`,
]);

/**
 * The head script of the public pages. It offers the visitor's own language, and loads a page's own
 * script after the first paint, because the paint does not need it and phones would wait for its
 * download and execution.
 *
 * A form submitted in the meantime waits for that script, since a native submission is lost when
 * the network fails. If the script cannot be loaded, the browser submits the form natively.
 */
export const siteHeadScript = inOneScope([
  ...look,
  ...ownLanguage,
  offer,
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
