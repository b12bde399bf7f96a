import { noticeMark } from "../lib/noticeMark.ts";
import { fontMeta } from "./font.ts";
import { schemeAttribute } from "./schemeAttribute.ts";
import { themeStorageKey } from "./themePreference.ts";

/** The name of the `<meta>` that tells where a public page's script is. */
export const siteScriptMeta = "site-script";

/** Marks `<html>` where a form was sent that waits for its script (`method="dialog"` sends nothing). */
export const submittedAttribute = "data-submitted";

/**
 * The script every document runs in its head, before anything is painted: it sets the colour
 * scheme, so that a dark page does not flash light, and asks for the web font without holding up
 * the first paint (a stylesheet added by script does not block it, one in the markup would). It tells
 * that the login page will have something to say of a sign-out, and it remembers that a form was sent whose own script is still on its way.
 * A public page's own script it loads once the page is painted: nothing of it is needed before, and
 * on a phone it would hold up the paint by its way and its work.
 *
 * It stands inline, so firebase.json allows it by its hash; a test compares the two.
 */
export const headScript = [
  "(function(){",
  "var root=document.documentElement,theme=null;",
  `try{theme=localStorage.getItem("${themeStorageKey}")}catch(e){}`,
  'if(theme!=="light"&&theme!=="dark")',
  'theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  `root.setAttribute("${schemeAttribute}",theme);`,
  `try{if(sessionStorage.getItem("${noticeMark.storageKey}"))`,
  `root.setAttribute("${noticeMark.attribute}","")}catch(e){}`,
  'var font=document.createElement("link");',
  'font.rel="stylesheet";',
  `font.href=document.querySelector("meta[name=${fontMeta}]").content;`,
  "document.head.appendChild(font);",
  'addEventListener("submit",function(e){',
  `if(e.target.method==="dialog")root.setAttribute("${submittedAttribute}","")},true);`,
  `var late=document.querySelector("meta[name=${siteScriptMeta}]");`,
  "if(late)new PerformanceObserver(function(list,observer){",
  'if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();import(late.content)}',
  '}).observe({type:"paint",buffered:true})',
  "})()",
].join("");
