/** Ids shared by the price page's markup and script. */
export const priceMarkup = {
  answer: "answer",
  title: "price-title",
  link: "price-link",
  leftOut: "estimate",
} as const;
