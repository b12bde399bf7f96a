import * as days from "../../days.ts";
import { following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set in Portuguese. */
export const portuguese = [
  ...typed(null, answer.appointments, days.inDays(0))(`quem eu tenho hj`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`Bom dia, pode mostrar-me os doentes marcados para amanhã de manhã?`),
  ...typed(null, answer.appointments, days.inDays(0), [16, 24])(`consultas de hoje depois das 16h`),
  ...typed(null, answer.appointments, days.weekday(2))(`como tá minha agenda na terça`),
  ...typed(null, answer.appointments, days.inDays(-1))(`quem foi q eu atendi ontem`),
  ...typed(
    null,
    answer.appointments,
    days.week(1),
  )(`O que é que tenho marcado para a semana que vem?`),
  ...typed(null, answer.appointments, days.untilWeekday(5))(`pacientes até sexta`),
  ...typed(null, answer.appointments, days.inDays(1))(`qtos pacientes amanhã`),
  ...typed(null, answer.appointments, days.monthBefore)(`Quantas consultas dei no mês passado?`),
  ...typed(null, answer.next)(`quem é o proximo; a Beatriz volta quando?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(0),
    [12, 18],
  )(`dá pra encaixar um bebê com febre hoje à tarde`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
  )(`Tenho alguma vaga na quinta-feira para rever um penso?`),
  ...typed(null, answer.tasks)(`o q falta eu fazer`),
  ...typed(null, answer.tasks, days.thisWeek)(`tarefas para esta semana`),
  ...typed(null, answer.overdue)(`Há alguma tarefa minha fora de prazo?`),
  ...typed(
    null,
    answer.requests,
  )(`pedidos de consulta por aprovar; alguém pediu horário e eu não respondi ainda?`),
  ...typed(
    null,
    answer.waiting,
  )(`tem gente na recepção esperando; Quem já deu entrada e está à espera de ser chamado?`),
  ...typed("open", answer.vitals("oxygen"))(`como tava a sat dela`),
  ...typed("open", answer.vitals("height"))(`Qual é a altura registada?`),
  ...typed(
    "open",
    answer.vitals("glucose"),
  )(`Ando preocupada com os açúcares da D. Beatriz, quanto deu da última vez?`),
  ...typed(
    "open",
    answer.vitals("glucose", true),
    days.monthsBack(6),
  )(`evolução da glicemia nos últimos 6 meses`),
  ...typed("open", answer.vitals("pulse", true))(`os batimentos dela vêm aumentando?`),
  ...typed("open", answer.medications)(`Qual é a medicação habitual da doente?`),
  ...typed("open", answer.problems)(`ela é hipertensa?`),
  ...typed("open", answer.notes)(`O que ficou escrito no último registo clínico?`),
  ...typed(null, answer.advice)(`qual a dose de ibuprofeno pra criança de 10 kg`),
  ...typed(
    "open",
    answer.advice,
  )(`Acha que devo suspender o bisoprolol com esta frequência cardíaca?`),
  ...typed(null, answer.orders)(`desmarca a consulta das 15h`),
  ...typed("open", answer.orders)(`renova a receita da losartana`),
  ...typed("foreign", answer.strangers)(`quais os medicamentos da Dina`),
  ...typed("open", answer.strangers)(`e o marido dela, toma o quê?`),
  ...typed(null, answer.help("vitals"))(`como faço pra registrar um sinal vital`),
  ...typed(null, answer.help("waitingList"))(`Como funciona a lista de espera?`),
  ...following("pt", "open", [
    ["que medicamentos ela toma?", "e alergias?", answer.allergies.sources],
  ]),
];
