import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese as clinicians type and dictate them. */
export const portuguese = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    quem vem hj; pacientes de hoje pf; o que tenho hoje; tem alguém marcado pra hoje
  `),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`atendimentos desta tarde`),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`quem atendi hoje de manhã`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`
    pacientes de amanhã; Boa tarde, poderia me mostrar a lista de consultas que tenho amanhã?
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`
    consultas amanhã de manhã; agenda amanha pela manha
  `),
  ...typed(null, answer.appointments, days.inDays(-1))(`consultas de ontem`),
  ...typed(null, answer.appointments, days.weekday(1))(`lista de segunda`),
  ...typed(null, answer.appointments, days.weekday(4), [12, 18])(`quinta de tarde quem eu vejo`),
  ...typed(null, answer.appointments, days.weekday(3), [0, 12])(`agenda quarta de manha`),
  ...typed(null, answer.appointments, days.weekday(5))(`Tem consulta na sexta-feira?`),
  ...typed(null, answer.appointments, days.thisWeek)(`minha semana`),
  ...typed(null, answer.appointments, days.week(1))(`quem eu vejo na próxima semana`),
  ...typed(null, answer.appointments, days.lastWeekday(2))(`quem atendi na terça passada`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`
    quantos pacientes atendi semana passada; Pode contar os pacientes que eu atendi na semana
    passada?
  `),
  ...typed(null, answer.appointments, days.inDays(0))(`quantos pacientes tenho hoje`),
  ...typed(null, answer.appointments, days.date(12, 3))(`algo no dia 3 de dezembro`),
  ...typed(
    null,
    answer.next,
  )(`quem é o próximo; A que horas é a minha próxima consulta?; prox consulta`),
  ...typed(null, answer.next)(`próxima consulta do Tomás Lima`),
  ...typed(
    null,
    answer.requests,
  )(`
    solicitações novas; Há pedidos de consulta que eu ainda não respondi?; pedidos sem resposta;
    consultas a confirmar
  `),
  ...typed(
    null,
    answer.waiting,
  )(`
    quem ta na sala de espera; Tem algum paciente online me aguardando neste momento?; a beatriz
    já chegou
  `),
  ...typed(null, answer.slots, days.inDays(0))(`encaixe hoje; sobrou algum horario hoje`),
  ...typed(null, answer.slots, days.inDays(1))(`Onde eu poderia encaixar alguém amanhã?`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`horários vagos amanhã à tarde`),
  ...typed(null, answer.slots, days.weekday(3))(`Tenho horário livre na quarta-feira?`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`dá pra encaixar alguém sexta de manhã`),
  ...typed(null, answer.slots, days.week(1))(`horários disponíveis na próxima semana`),
  ...typed(null, answer.slots)(`primeiro horário disponível`),
  ...typed(
    null,
    answer.tasks,
  )(`
    lista de tarefas; Você pode me mostrar as tarefas que ainda não terminei?
  `),
  ...typed(null, answer.tasks, days.inDays(0))(`tarefas pra hoje`),
  ...typed(null, answer.tasks, days.inDays(1))(`vence algo amanhã`),
  ...typed(null, answer.overdue)(`o que está atrasado; pendências vencidas; oq eu deixei passar`),
  ...typed(null, answer.tasks)(`tarefas sobre a beatriz`),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`
    PA?; Poderia me informar a pressão arterial mais recente registrada?
  `),
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`
    como tem andado a pressao; A pressão dela está baixando?
  `),
  ...typed("open", answer.vitals("pressure"), days.monthsBack(12))(`PA dos últimos 12 meses`),
  ...typed("open", answer.vitals("weight"))(`peso; ultimo peso registrado`),
  ...typed("open", answer.vitals("weight", true))(`curva de peso`),
  ...typed("open", answer.vitals("weight"), days.sinceMonth(3))(`peso desde março`),
  ...typed("open", answer.vitals("bmi"))(`imc`),
  ...typed("open", answer.vitals("pulse"))(`último pulso`),
  ...typed("open", answer.vitals("temperature"))(`temp`),
  ...typed("open", answer.vitals("oxygen"))(`saturação de oxigênio`),
  ...typed("open", answer.vitals("glucose"))(`última glicemia`),
  ...typed("open", answer.vitals(null))(`me mostra as últimas medidas`),
  ...typed(
    "open",
    answer.medications,
  )(`o que ela toma; remédios; usa anticoagulante; medicação atual`),
  ...typed(
    "open",
    answer.allergies,
  )(`é alérgica a alguma coisa; alergica a penicilina?; nega alergias?`),
  ...typed("open", answer.problems)(`antecedentes; diagnosticos ativos; ela tem asma`),
  ...typed(
    "open",
    answer.notes,
  )(`
    o que eu escrevi da última vez; Por favor, mostre as anotações da última consulta; notas
    anteriores
  `),
  ...typed(null, answer.noPatient)(`qual a pressão; medicação em uso por favor`),
  ...typed(null, answer.help("recordWindow"))(`por que não consigo abrir o prontuário`),
  ...typed(null, answer.help("notes"))(`como assino uma nota`),
  ...typed(null, answer.help("profile"))(`trocar idioma`),
  ...typed(null, answer.help("visits"))(`como deixo o paciente entrar na chamada de vídeo`),
  ...typed(null, answer.help("tasks"))(`como crio uma tarefa`),
  ...typed(null, answer.help("assistant"))(`o que vc sabe fazer`),
  ...typed(null, answer.help("privacy"))(`quem pode ver minhas conversas`),
  ...typed(null, answer.help("vitals"))(`onde anoto a pressão`),
  ...typed(
    null,
    answer.orders,
  )(`
    cancela a das 9 de amanhã; marca o tomás na terça às 10; confirma todas as solicitações;
    apaga a tarefa atrasada
  `),
  ...typed("open", answer.orders)(`inclui penicilina nas alergias`),
  ...typed(
    "open",
    answer.advice,
  )(`
    aumento o ramipril?; pode ser pneumonia?; posso dar ibuprofeno; prescreve dipirona; ramipril
    é seguro na gravidez
  `),
  ...typed(null, answer.strangers)(`peso do João Batista Freitas`),
  ...typed(null, answer.others)(`liste todos os pacientes do sistema`),
  ...typed(null, answer.offtopic)(`conta uma piada; quem ganhou o jogo ontem`),
];
