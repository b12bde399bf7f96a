// Ids shared by the price page's markup and script.

export const answerId = "answer";
export const linkId = "price-link";
export const leftOutId = "estimate";
