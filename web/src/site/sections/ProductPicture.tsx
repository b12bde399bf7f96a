import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import type { ColorScheme } from "@salvia/domain/site/brand";
import {
  pictureFile,
  pictureScales,
  pictureSize,
  type PictureFormat,
} from "@salvia/domain/site/picture";
import { useTranslation } from "react-i18next";

import { schemeAttribute } from "../../theme/themePreference.ts";

/**
 * A member's home page, as `npm run pictures` took it, in the page's language and color scheme. A
 * browser loads only the one it shows, and only near it.
 */
export function ProductPicture({ language }: { language: Language }) {
  const { t } = useTranslation("home");
  return (
    <Box sx={frameStyles}>
      {schemes.map((scheme) => (
        <picture key={scheme}>
          <source type="image/avif" srcSet={filesOf(language, scheme, "avif")} />
          <Box
            component="img"
            src={`/${pictureFile(language, scheme, 1, "webp")}`}
            srcSet={filesOf(language, scheme, "webp")}
            {...pictureSize}
            alt={t("picture.alt")}
            loading="lazy"
            decoding="async"
            sx={{ ...imageStyles, ...shownIn[scheme] }}
          />
        </picture>
      ))}
    </Box>
  );
}

function filesOf(language: Language, scheme: ColorScheme, format: PictureFormat): string {
  return pictureScales
    .map((scale) => `/${pictureFile(language, scheme, scale, format)} ${scale}x`)
    .join(", ");
}

const schemes = ["light", "dark"] as const;

/** Only the upper part: the rest of the page is worth more than a whole phone. */
const frameStyles = {
  overflow: "hidden",
  width: "100%",
  maxWidth: 310,
  maxHeight: { xs: 220, md: 345 },
  mx: "auto",
  alignSelf: "end",
  border: "10px solid",
  borderBottomWidth: { md: 0 },
  borderColor: "divider",
  borderRadius: { xs: "36px", md: "36px 36px 0 0" },
  lineHeight: 0,
  backgroundColor: "background.default",
};

const imageStyles = { width: "100%", height: "auto" };

const hidden = { display: "none" };

/** Without script the attribute is missing, and the device's preference counts. */
const shownIn = {
  light: {
    [`html[${schemeAttribute}="dark"] &`]: hidden,
    "@media (prefers-color-scheme: dark)": { [`html:not([${schemeAttribute}]) &`]: hidden },
  },
  dark: {
    [`html[${schemeAttribute}="light"] &`]: hidden,
    "@media (prefers-color-scheme: light)": { [`html:not([${schemeAttribute}]) &`]: hidden },
  },
};
