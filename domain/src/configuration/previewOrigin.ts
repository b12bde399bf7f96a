/**
 * Whether an origin is a preview channel of a Hosting site, such as
 * `https://my-project--new-home-1a2b3c4d.web.app`: the site, the channel, and Hosting's hash.
 *
 * Hosting documents no rule that keeps another project from naming a whole site like this. So an
 * origin of this form is only probably ours (decision 68).
 */
export function isPreviewOrigin(site: string, origin: string): boolean {
  const start = `https://${site}--`;
  if (!origin.startsWith(start) || !origin.endsWith(end)) return false;
  const preview = origin.slice(start.length, -end.length);
  const label = `${site}--${preview}`;
  return /^[a-z0-9-]*[a-z0-9]-[a-z0-9]+$/.test(preview) && label.length <= longestLabel;
}

const end = ".web.app";

/** In a host name, as DNS allows it. */
const longestLabel = 63;
