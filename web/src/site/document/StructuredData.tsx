/**
 * A page's structured data for search engines (schema.org). Browsers do not execute it, so the CSP
 * allows it.
 */
export function StructuredData({ data }: { data: object }) {
  // `<` could close the element early.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
