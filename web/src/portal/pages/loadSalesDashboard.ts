/** Loads a salesperson's first page. */
export async function loadSalesDashboard() {
  return (await import("./SalesDashboard.tsx")).SalesDashboard;
}
