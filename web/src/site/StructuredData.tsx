/**
 * What a page says to search engines (schema.org). It is data, which no browser runs: the pages' policy
 * has nothing against it.
 */
export function StructuredData({ data }: { data: object }) {
  // `<` could end the element early.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
