import { useTheme } from "@mui/material/styles";

import { Stem } from "./Stem.tsx";

/** A person on the phone among sage plants. Decorative: it adds nothing to the text. */
export function Caller() {
  const { palette } = useTheme().vars;
  // Skin and hair colors do not change in dark mode.
  const skin = "#E2AC8A";
  const hair = "#74412B";
  const line = "#3A2117";
  return (
    <svg viewBox="0 0 600 560" width="100%" aria-hidden="true" focusable="false">
      <rect x="116" y="30" width="368" height="530" rx="184" fill={palette.tint} />
      <circle cx="426" cy="120" r="46" fill={palette.secondary.main} />
      <Stem x={124} y={556} height={286} lean={-62} pairs={4} />
      <Stem x={176} y={556} height={210} lean={-26} pairs={3} tone="soft" />
      <Stem x={486} y={556} height={270} lean={58} pairs={4} tone="soft" />

      <path
        d="M232 250C226 170 262 132 304 132C352 132 380 168 374 236C372 292 392 316 392 350H224C224 316 236 292 232 250Z"
        fill={hair}
      />
      <path d="M276 312H330V386C330 402 276 402 276 386Z" fill={skin} />
      <path
        d="M164 560C164 446 216 384 304 384C392 384 444 446 444 560Z"
        fill={palette.primary.main}
      />
      <path
        d="M262 386C270 424 336 424 344 386C332 383 318 382 304 382C289 382 275 383 262 386Z"
        fill={skin}
      />
      <circle cx="303" cy="246" r="68" fill={skin} />
      <path
        d="M238 240C240 184 272 164 304 164C338 164 366 186 368 232C340 230 318 214 306 194C294 220 270 236 238 240Z"
        fill={hair}
      />
      <g fill="none" stroke={line} strokeWidth="5" strokeLinecap="round">
        <path d="M268 252Q277 244 286 252" />
        <path d="M318 252Q327 244 336 252" />
        <path d="M282 280Q302 298 322 280" />
      </g>

      <rect
        x="358"
        y="206"
        width="30"
        height="84"
        rx="10"
        transform="rotate(12 373 248)"
        fill={palette.text.primary}
      />
      <path
        d="M412 470C440 512 478 508 474 466C468 404 436 348 398 300"
        fill="none"
        stroke={palette.primary.dark}
        strokeWidth="50"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="390" cy="284" r="28" fill={skin} />

      <path
        d="M44 118H150C176 118 194 136 194 162V176C194 202 176 220 150 220H112L84 250V220H44C18 220 0 202 0 176V162C0 136 18 118 44 118Z"
        transform="translate(22 0)"
        fill={palette.background.paper}
        stroke={palette.divider}
        strokeWidth="2"
      />
      <g fill={palette.primary.main}>
        <circle cx="84" cy="169" r="8" />
        <circle cx="119" cy="169" r="8" />
        <circle cx="154" cy="169" r="8" />
      </g>
    </svg>
  );
}
